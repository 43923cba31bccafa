import { expect, test } from 'vitest'
import { taskOf } from '#app/staff/help.ts'
import { helpTasks, tasksFor } from '#app/features/help/admin/help-tasks.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { withLocale } from '#server/http/locale-middleware.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const helpOf = (role: Role) => tasksFor({ role }).map(({ id }) => id)

test('officers have the help on complaints, and nobody else has', () => {
  expect(helpOf('officer')).toEqual(['complaint', 'backups', 'protect'])
  for (const role of ['owner', 'admin', 'staff', 'caseworker', 'editor'] as const)
    expect(helpOf(role)).not.toContain('complaint')
})

test('caseworkers have the help on vacancies, applications, workers, money and demands, editors none', () => {
  const work = ['vacancy', 'application', 'worker', 'money', 'demand']
  expect(helpOf('caseworker')).toEqual(expect.arrayContaining(work))
  expect(helpOf('editor').filter(id => work.includes(id))).toEqual([])
})

test('each screen of the work leads to its help, also from one record', () => {
  expect(taskOf('/admin/vacancies/add')).toBe('vacancy')
  expect(taskOf('/admin/applications/interviews')).toBe('application')
  expect(taskOf('/admin/workers/abc/edit')).toBe('worker')
  expect(taskOf('/admin/demands')).toBe('demand')
  expect(taskOf('/admin/calendar')).toBe('tasks')
  expect(taskOf('/admin/complaints/abc')).toBe('complaint')
})

test('in every language, the steps name each control of their task', () => {
  for (const locale of locales)
    withLocale(locale, () => {
      for (const { id, controls, steps } of helpTasks())
        for (const label of Object.values(controls))
          expect(steps().join(' '), `${locale} ${id}`).toContain(`“${label()}”`)
    })
})
