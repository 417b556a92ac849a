// Imported by a shop process before its own modules: shifts its clock by the milliseconds in the file
// CLOCK_FILE. The file CLOCK_FILE.applied contains the shift in effect.
import { readFileSync, writeFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;
let applied = '';

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
  // A file that is just being written is empty, which would read as a shift of 0.
  if (text === '' || text === applied) return;
  offset = Number(text);
  applied = text;
  writeFileSync(`${file}.applied`, text);
}, 20).unref();
