import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'webhook',
      place: 190,
      title: m.help_webhook,
      right: 'owners',
      screen: { to: '/admin/webhooks', label: m.webhooks_title },
    },
    {
      settings: m.set_agency,
      webhooks: m.webhooks_title,
      add: m.webhook_add,
      secret: m.webhook_secret_copy,
      test: m.webhook_test,
      log: m.webhook_log,
      resend: m.webhook_resend,
      on: m.webhook_turn_on,
    },
    names => [
      m.help_webhook_1(names),
      m.help_webhook_2(names),
      m.help_webhook_3(names),
      m.help_webhook_4(names),
      m.help_webhook_5(names),
    ],
  ),
]
