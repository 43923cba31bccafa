import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'figures',
      place: 10,
      title: m.help_figures,
      right: 'content',
      screen: { to: '/admin/manage-clients', label: m.admin_manage },
      alt: m.help_figures_alt,
    },
    { manage: m.admin_manage },
    names => [m.help_figures_1(names), m.help_figures_2(), m.help_figures_3()],
  ),
  defineHelp(
    {
      id: 'country',
      place: 20,
      title: m.help_country,
      right: 'content',
      screen: { to: '/admin/add-new-client', label: m.admin_add },
      alt: m.help_country_alt,
    },
    {
      add: m.admin_add,
      name: m.form_country_name,
      another: m.form_add_company,
      save: m.form_save,
      draft: m.draft_save,
    },
    names => [m.help_country_1(names), m.help_country_2(names), m.help_country_3(names), m.help_country_4(names)],
  ),
]
