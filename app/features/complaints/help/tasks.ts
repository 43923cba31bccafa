import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'complaint',
      place: 120,
      title: m.help_complaint,
      right: 'complaints',
      screen: { to: '/admin/complaints', label: m.complaints_title },
    },
    {
      complaints: m.complaints_title,
      due: m.complaint_due,
      mine: m.enquiry_assign_me,
      answer: m.complaint_answer,
      send: m.complaint_answer_send,
      contact: m.complaint_contact,
      note: m.note_label,
      close: m.complaint_close,
    },
    names => [
      m.help_complaint_1(names),
      m.help_complaint_2(names),
      m.help_complaint_3(names),
      m.help_complaint_4(names),
      m.help_complaint_5(names),
      m.help_complaint_6(),
    ],
  ),
]
