import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'enquiry',
      place: 50,
      title: m.help_enquiry,
      right: 'enquiries',
      screen: { to: '/admin/enquiries', label: m.admin_enquiries },
      alt: m.help_enquiry_alt,
    },
    {
      enquiries: m.admin_enquiries,
      template: m.answer_template,
      send: m.answer_send,
      handled: m.answer_send_handled,
    },
    names => [m.help_enquiry_1(names), m.help_enquiry_2(names), m.help_enquiry_3(names)],
  ),
]
