import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'invite',
      place: 130,
      title: m.help_invite,
      right: 'people',
      screen: { to: '/admin/staff', label: m.admin_staff },
      alt: m.help_invite_alt,
    },
    {
      settings: m.set_agency,
      staff: m.admin_staff,
      invite: m.invite_title,
      send: m.invite_button,
      approve: m.staff_approve_as,
    },
    names => [m.help_invite_1(names), m.help_invite_2(names), m.help_invite_3(names), m.help_invite_4(names)],
  ),
  defineHelp(
    {
      id: 'protect',
      place: 170,
      title: m.help_protect,
      screen: { to: '/admin/account', label: m.account_title },
    },
    {
      account: m.account_title,
      factor: m.account_factor_title,
      app: m.account_app_add,
      passkey: m.account_passkey_add,
      confirm: m.passkey_confirm,
      print: m.account_codes_print,
      remove: m.account_app_remove,
      sessions: m.account_sessions_title,
    },
    names => [
      m.help_protect_1(names),
      m.help_protect_2(names),
      m.help_protect_3(names),
      m.help_protect_4(names),
      m.help_protect_5(names),
      m.help_protect_6(),
      m.help_protect_7(names),
    ],
  ),
]
