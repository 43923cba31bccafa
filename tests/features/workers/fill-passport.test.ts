import { expect, test } from 'vitest'
import { fillPassport } from '#app/features/workers/admin/fill-passport.ts'

const formOf = (beginning: Record<string, string>) => {
  const values = { ...beginning }
  const set = (name: string, value: string) => {
    values[name] = value
  }
  return { getValues: () => values, set }
}
const empty = {
  name: '',
  passport: '',
  bornOn: '',
  passportExpiresOn: '',
  sex: '',
  passportPlace: '',
  passportIssuedOn: '',
}
const first = {
  name: 'ABDUL KARIM',
  passport: 'A01234567',
  bornOn: '1990-03-15',
  passportExpiresOn: '2034-01-09',
  sex: 'male',
}

test('a second passport leaves nothing of the first where it says nothing itself', () => {
  const form = formOf(empty)
  const { written } = fillPassport(form, first, {})
  const { filled, kept } = fillPassport(form, { passport: 'A07654321', passportExpiresOn: '2031-01-01' }, written)
  expect(form.getValues()).toEqual({ ...empty, passport: 'A07654321', passportExpiresOn: '2031-01-01' })
  expect([filled, kept]).toEqual([['passport', 'passportExpiresOn'], []])
})

test('what somebody typed or stored before stays, and is told', () => {
  const form = formOf({ ...empty, bornOn: '1985-01-01', passportPlace: 'DIP/Dhaka', sex: 'female' })
  const { kept, written } = fillPassport(form, { name: 'ABDUL KARIM', sex: 'male' }, {})
  expect(kept).toEqual(['bornOn', 'passportPlace'])
  form.set('name', 'ABDUL KARIM MIA')
  expect(fillPassport(form, { passport: 'A07654321' }, written).kept).toEqual(['name', 'bornOn', 'passportPlace'])
  expect(form.getValues()).toMatchObject({ name: 'ABDUL KARIM MIA', bornOn: '1985-01-01', sex: '' })
})

test('lines that cannot be read clear what others have filled in', () => {
  const form = formOf(empty)
  const { written } = fillPassport(form, first, {})
  expect(fillPassport(form, undefined, written)).toEqual({ filled: [], kept: [], written: {} })
  expect(form.getValues()).toEqual(empty)
})

test('a field that the form does not have is not said to be filled in', () => {
  const { passport: _, ...sealed } = empty
  expect(fillPassport(formOf(sealed), first, {}).filled).not.toContain('passport')
  expect(fillPassport(formOf({}), first, {})).toEqual({ filled: [], kept: [], written: {} })
})
