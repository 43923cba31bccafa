// Loaded into the product before everything else: after SIGUSR2 its clock is ahead by the milliseconds in the file that CLOCK_FILE names, and
// what runs every hour runs once.
import { readFileSync } from 'node:fs'

const HOUR_MS = 60 * 60 * 1000
const RealDate = Date
let aheadMs = 0
const hourly = []
process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  for (const run of hourly) run()
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
