const RealDate = Date

/** Moves the clock to a moment, from which it goes on; back to the present without one. */
export function setClock(moment?: string): void {
  if (!moment) {
    globalThis.Date = RealDate
    return
  }
  const ahead = RealDate.parse(moment) - RealDate.now()
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length > 0) super(...given)
      else super(RealDate.now() + ahead)
    }
    static override now() {
      return RealDate.now() + ahead
    }
  } as DateConstructor
}
