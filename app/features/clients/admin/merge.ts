import {
  companyInputs,
  type CompanyField,
  type CompanyTexts as Company,
  countryFields,
  type CountryField,
  readNumber,
} from '#server/features/clients/schema.ts'
import type { Texts } from './form-values.ts'

const countryNames = Object.keys(countryFields) as CountryField[]

export type Choice = 'local' | 'remote'
/**
 * What both people have changed differently; without `field`, a company that one has changed and the other removed
 * (undefined on that side).
 */
export type Conflict = {
  key: string
  field?: CountryField | CompanyField
  company?: string
  local: string | Company | undefined
  remote: string | Company | undefined
}
export type Part = CountryField | 'company' | 'image'
type Merged = { record: Texts; conflicts: Conflict[]; remoteChanges: Set<Part> }

/**
 * Merges what two people made of one record, field by field: a value that only one of them changed is taken from that
 * one; pictures and companies that either added are in, those that either removed are out. What both changed
 * differently is a conflict, decided by `choices` under its key, and `local` until then. `remoteChanges` names the
 * parts into which a remote change went.
 */
export function merge(base: Texts, local: Texts, remote: Texts, choices: Record<string, Choice> = {}): Merged {
  const conflicts: Conflict[] = []
  const remoteChanges = new Set<Part>()

  function decide<T extends string | Company | undefined>(
    part: Part,
    conflict: Conflict & { local: T; remote: T },
    base: T,
  ): T {
    const { local, remote, key } = conflict
    if (same(local, remote) || same(remote, base)) return local
    if (!same(local, base)) conflicts.push(conflict)
    if (same(local, base) || choices[key] === 'remote') {
      remoteChanges.add(part)
      return remote
    }
    return local
  }
  const text = (field: CountryField) =>
    decide(field, { key: field, field, local: local[field], remote: remote[field] }, base[field])

  function companies() {
    const before = new Map(base.company.map(company => [company._id, company]))
    const here = matched(local.company, before)
    const there = matched(remote.company, before)
    const isReordered = !inOrder([...there.keys()], [...before.keys()])
    const known = [...new Set([...(isReordered ? there : here).keys(), ...before.keys()])]
    const kept = known.flatMap(id => company(id!, before.get(id)!, here.get(id), there.get(id)) ?? [])
    const added = local.company.filter(entry => ![...here.values()].includes(entry))
    const addedThere = remote.company.filter(
      entry => ![...there.values()].includes(entry) && !added.some(other => same(entry, other)),
    )
    if (isReordered || addedThere.length > 0) remoteChanges.add('company')
    if (isReordered) return [...kept, ...added, ...addedThere]
    // local companies keep their local place
    const places = new Map(kept.map(entry => [entry._id, entry]))
    const inMyOrder = local.company.flatMap(entry => (added.includes(entry) ? [entry] : (places.get(entry._id) ?? [])))
    return [...inMyOrder, ...kept.filter(entry => !inMyOrder.includes(entry)), ...addedThere]
  }

  /** One company that was there before, or nothing. */
  function company(
    _id: string,
    before: Company,
    here: Company | undefined,
    there: Company | undefined,
  ): Company | undefined {
    const name = before.companyName
    if (!here || !there) return decide('company', { key: _id, company: name, local: here, remote: there }, before)
    const fields = companyInputs.map(field => [
      field,
      decide(
        'company',
        { key: `${_id}.${field}`, field, company: name, local: here[field], remote: there[field] },
        before[field],
      ),
    ])
    return { _id, ...Object.fromEntries(fields) } as Company
  }

  function images() {
    const removed = without(base.image, local.image)
    if (!same(base.image.join(), remote.image.join())) remoteChanges.add('image')
    return [...without(remote.image, removed), ...without(local.image, base.image)]
  }

  const record = {
    ...(Object.fromEntries(countryNames.map(name => [name, text(name)])) as Record<CountryField, string>),
    company: companies(),
    image: images(),
  }
  return { record, conflicts, remoteChanges }
}

/**
 * Companies by the id of the one they were before: their own, or, where a program sent none, that of the one with
 * their name.
 */
function matched(companies: Company[], before: Map<string | undefined, Company>) {
  const found = new Map<string | undefined, Company>()
  for (const company of companies) if (before.has(company._id)) found.set(company._id, company)
  for (const company of companies) {
    if ([...found.values()].includes(company)) continue
    const other = [...before.values()].find(
      ({ _id, companyName }) => !found.has(_id) && company._id !== undefined && companyName === company.companyName,
    )
    if (other) found.set(other._id, company)
  }
  return new Map(
    [...before.keys(), ...found.keys()]
      .flatMap(id => (found.has(id) ? [[id, found.get(id)!] as const] : []))
      .toSorted(([, one], [, other]) => companies.indexOf(one) - companies.indexOf(other)),
  )
}

function inOrder(ids: unknown[], all: unknown[]) {
  return ids.every((id, n) => n === 0 || all.indexOf(ids[n - 1]) < all.indexOf(id))
}

/** A list without the entries of another, each taken out once. */
function without(list: string[], others: string[]) {
  const left = [...others]
  return list.filter(entry => {
    const at = left.indexOf(entry)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function same(one: string | Company | undefined, other: string | Company | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object')
    return companyInputs.every(field => same(one[field], other[field]))
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  const numbers = [readNumber(one), readNumber(other)]
  return one.trim() === other.trim() || numbers[0] === numbers[1]
}
