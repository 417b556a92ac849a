// Imported by a shop process before its own modules: its clock is off by the milliseconds in the file CLOCK_FILE.
// CLOCK_FILE.applied has those that it follows.
import { readFileSync, writeFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;

class AdjustableDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offset);
    else super(...values);
  }

  static now() {
    return RealDate.now() + offset;
  }
}

globalThis.Date = AdjustableDate;

setInterval(() => {
  const file = process.env.CLOCK_FILE;
  const text = readFileSync(file, 'utf8');
  if (Number(text) === offset) return;
  offset = Number(text);
  writeFileSync(`${file}.applied`, text);
}, 20).unref();
