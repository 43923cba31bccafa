import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'look',
      place: 135,
      title: m.help_look,
      right: 'settings',
      screen: { to: '/admin/settings/identity', label: m.settings_identity },
    },
    {
      settings: m.settings_title,
      identity: m.settings_identity,
      logo: m.settings_mark,
      colour: m.settings_colour,
      look: m.look_title,
      publish: m.record_publish,
    },
    names => [m.help_look_1(names), m.help_look_2(names), m.help_look_3(names), m.help_look_4(names)],
  ),
  defineHelp(
    {
      id: 'telephone',
      place: 140,
      title: m.help_telephone,
      right: 'settings',
      screen: { to: '/admin/settings/contact', label: m.group_contact },
      alt: m.help_telephone_alt,
    },
    { settings: m.settings_title, contact: m.group_contact, phones: m.settings_phones, publish: m.record_publish },
    names => [m.help_telephone_1(names), m.help_telephone_2(names), m.help_telephone_3(names)],
  ),
  defineHelp(
    {
      id: 'parts',
      place: 145,
      title: m.help_parts,
      right: 'settings',
      screen: { to: '/admin/settings/parts', label: m.settings_parts },
      alt: m.help_parts_alt,
    },
    {
      settings: m.settings_title,
      parts: m.settings_parts,
      website: m.preset_website,
      office: m.preset_office,
      change: m.parts_change,
      publish: m.record_publish,
    },
    names => [m.help_parts_1(names), m.help_parts_2(names), m.help_parts_3(names), m.help_parts_4(names)],
  ),
]
