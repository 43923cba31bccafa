import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'program',
      place: 180,
      title: m.help_program,
      right: 'owners',
      screen: { to: '/admin/tokens', label: m.tokens_title },
    },
    {
      settings: m.set_agency,
      tokens: m.tokens_title,
      scopes: m.token_scopes,
      lasts: m.token_lasts,
      make: m.token_make,
      copy: m.token_copy,
      docs: m.tokens_docs,
      revoke: m.token_revoke,
    },
    names => [
      m.help_program_1(names),
      m.help_program_2(names),
      m.help_program_3(names),
      m.help_program_4(names),
      m.help_program_5(names),
    ],
  ),
]
