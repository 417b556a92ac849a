// Preloaded into the shop whose screenshots are taken: its clock starts at the same moment in each run, so
// that dates, opening hours and delivery promises look the same, and then advances normally.
const START = Date.UTC(2026, 10, 25, 8);
const RealDate = Date;
const offset = START - RealDate.now();

class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate;
