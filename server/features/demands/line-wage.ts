import { amountOf } from '#i18n/typed/sum.ts'

/** A stored post with its wage as one number: 120.5 dinars. */
export const withWage = <Line extends { wage: number; thousandths: number }>({ thousandths, ...line }: Line) => ({
  ...line,
  wage: amountOf({ amount: line.wage, thousandths }),
})
