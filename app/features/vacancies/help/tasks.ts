import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'vacancy',
      place: 60,
      title: m.help_vacancy,
      right: 'vacancies',
      screen: { to: '/admin/vacancies', label: m.vacancies_many },
      alt: m.help_vacancy_alt,
    },
    {
      vacancies: m.vacancies_many,
      add: m.vacancy_add,
      draft: m.draft_save,
      permission: m.vacancy_permission,
      approval: m.vacancy_approval,
      costs: m.vacancy_part_costs,
      publish: m.record_publish,
      closes: m.vacancy_closes,
      closed: m.vacancy_closed,
    },
    names => [
      m.help_vacancy_1(names),
      m.help_vacancy_2(names),
      m.help_vacancy_3(names),
      m.help_vacancy_4(names),
      m.help_vacancy_5(names),
      m.help_vacancy_6(names),
    ],
  ),
]
