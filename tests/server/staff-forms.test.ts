import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import rule, { exceptions } from '../../scripts/lint-forms.mjs'
import { problemsOf } from './linted.ts'

const problemsIn = (file: string, source: string) => problemsOf(rule.rules['one-way'], file, source)
const STAFF = 'app/features/tasks/admin/a.tsx'

test.each([
  ['const form = <form noValidate onSubmit={save} />', /StaffForm/],
  ['const values = Object.fromEntries(new FormData(form.current))', /`send`/],
  ["form.current?.elements.namedItem('text')?.focus()", /`send`/],
  ['for (const { path } of error?.issues.toReversed() ?? []) found.push(path)', /useStaffForm/],
  ['export function useTaskAction() {}', /useStaffAction/],
])('no form of staff holds values or problems by hand: %s', (source, problem) => {
  expect(problemsIn(STAFF, source)).toEqual([expect.stringMatching(problem)])
  expect(problemsIn('app/features/tasks/public/a.tsx', source)).toEqual([])
})

test('a search and a file to send are no forms by hand', () => {
  expect(problemsIn(STAFF, 'const find = <form role="search" onSubmit={search} />')).toEqual([])
  expect(problemsIn(STAFF, "const body = new FormData(); body.append('file', file)")).toEqual([])
})

test('what stands by itself is still there, and does what the rule refuses', () => {
  for (const file of Object.keys(exceptions))
    expect([file, existsSync(file) && problemsIn(STAFF, readFileSync(file, 'utf8')).length > 0]).toEqual([file, true])
})

/** Files that hold a form of useStaffForm. */
const forms = globSync('app/{features,editor}/**/*.{ts,tsx}').flatMap(file => {
  const source = readFileSync(file, 'utf8')
  return /\buseStaffForm(?:<[^(]*>)?\(\{/.test(source) && file !== 'app/editor/use-staff-form.ts'
    ? [{ file, source }]
    : []
})

test('the walk meets the forms of staff', () => {
  expect(forms.length).toBeGreaterThan(20)
})

test.each(forms)('in $file no rule stands beside the schema', ({ source }) => {
  expect(source).toMatch(/from '#server\/[^']*(?:schema|\.shared)\.ts'|\bschema: z\.ZodType</)
  expect(source).not.toMatch(/\b(?:setErrors?|safeParse)\(|\bm\.\w+_needed\b/)
})
