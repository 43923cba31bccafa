// Loaded into the product before everything else: its clock is ahead by the milliseconds in the file that CLOCK_FILE
// names, if there is one at the start, and after SIGUSR2, when what runs every hour runs once. What it has taken
// stands beside the file then.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const HOUR_MS = 60 * 60 * 1000
const RealDate = Date
const read = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
let aheadMs = existsSync(process.env.CLOCK_FILE) ? read() : 0
const hourly = []
process.on('SIGUSR2', () => {
  aheadMs = read()
  for (const run of hourly) run()
  writeFileSync(`${process.env.CLOCK_FILE}.taken`, String(aheadMs))
})

const realInterval = setInterval
globalThis.setInterval = (run, everyMs, ...given) => {
  if (everyMs === HOUR_MS) hourly.push(() => run(...given))
  return realInterval(run, everyMs, ...given)
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + aheadMs)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
