import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { setAgency } from '#i18n/agency.ts'
import * as notices from '#server/mail/notices.ts'
import type { EmailContent } from '#server/mail/compose.ts'
import * as officers from '#server/mail/officers.ts'
import * as mails from '#server/mail/templates.ts'

setAgency({
  en: {
    name: 'Meghbridge Overseas',
    isNamed: true,
    licences: [{ number: 'RL NO 088' }],
    phones: [{ number: '+880 1700 000088' }],
    emails: [{ email: 'office@agency.example' }],
    addresses: [{ lines: ['27 Kazi Nazrul Islam Avenue', 'Dhaka 1215, Bangladesh'] }],
    networks: [],
    figures: [],
    languages: ['en', 'bn'],
  },
})

const link = 'https://agency.example/reset-password?token=Zk3f0dWx9mQ2bV7cR1tY8uI4oP6aS5dF'
const name = 'Salma Begum'

/** A mail as an inbox shows it: the subject, the letter in HTML, and the same in plain text. */
function Mail({ subject, text, html }: EmailContent) {
  return (
    <div className="grid max-w-page grid-cols-1 gap-6">
      <h2 className="text-xl font-semibold">{subject}</h2>
      <iframe title={subject} srcDoc={html} sandbox="" className="h-120 w-full rounded-md border border-line" />
      <pre className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </div>
  )
}

const meta = {
  title: 'Patterns/Mails',
  component: Mail,
  parameters: {
    docs: {
      description: {
        component:
          'Every mail that the product sends, from the same templates. One letter, one matter, one link on a line of its own; no pictures and nothing from elsewhere, so that every inbox shows it whole.',
      },
    },
  },
} satisfies Meta<typeof Mail>
export default meta
type Story = StoryObj<typeof meta>

const reads: Story['play'] = async ({ canvas, args }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.subject)
  await expect(args.html).not.toMatch(/<script|<img|undefined|\[object/)
  await expect(args.text).not.toMatch(/undefined|\[object|</)
}

export const Invitation: Story = { args: mails.invitationMail({ by: 'Ayesha Rahman', link }), play: reads }
export const SignedUp: Story = { args: mails.signUpWaitsMail({ name }), play: reads }
export const SignedUpAgain: Story = {
  args: mails.signUpKnownMail({
    name,
    login: 'https://agency.example/login',
    forgot: 'https://agency.example/forgot-password',
  }),
  play: reads,
}
export const Approved: Story = { args: mails.approvedMail({ name, link }), play: reads }
export const FactorAdded: Story = { args: mails.factorMail({ name, change: 'app-added', link }), play: reads }
export const FactorRemovedForYou: Story = {
  args: mails.factorMail({ name, change: 'removed-for-you', link }),
  play: reads,
}
export const WrongCodes: Story = { args: mails.wrongCodesMail({ name, link }), play: reads }
export const NewDevice: Story = {
  args: mails.newDeviceMail({
    name,
    device: 'Firefox on Windows',
    place: 'Bangladesh',
    when: '23 November 2026 at 14:05',
    link,
  }),
  play: reads,
}
export const NewPassword: Story = { args: mails.resetMail({ link }), play: reads }

const noticeLinks = {
  name: 'Ayesha Rahman',
  link: 'https://agency.example/admin/staff',
  choices: 'https://agency.example/admin/account#notices',
}
const notice = (text: notices.NoticeText): Pick<Story, 'args' | 'play'> & { args: EmailContent } => ({
  args: notices.noticeMail(text, noticeLinks),
  play: reads,
})
export const Waiting: Story = notice(notices.waitingNotice({ name, email: 'salma@agency.example' }))
export const WaitingWithoutAddress: Story = notice(notices.waitingNotice({ name, email: null }))
export const Held: Story = notice(notices.heldNotice({ title: 'Qatar', reason: 'changed' }))
export const EnquiryArrived: Story = notice(
  notices.enquiryNotice({ reference: 'ENQ-7K2M9P', companyName: 'Meghbridge Medical Service' }),
)
export const BackupFailed: Story = notice(notices.backupFailedNotice('There is no room left on the disk.'))
export const DeletingWaits: Story = notice(notices.erasureHeldNotice())
export const LicenceEnds: Story = notice(notices.licenceNotice({ number: 'RL NO 088', validUntil: '2027-06-30' }))
const officer = { name: `${name} (salma@agency.example)`, by: 'Ayesha Rahman' }
export const OfficerWaits: Story = notice(officers.officerWaitsNotice(officer))
export const OfficerBegun: Story = notice(officers.officerChangedNotice({ what: 'begun', ...officer }))
export const OfficerEnded: Story = notice(officers.officerChangedNotice({ what: 'ended', ...officer }))
export const OfficerRefused: Story = notice(officers.officerChangedNotice({ what: 'refused', ...officer }))
export const OfficerOpenedAnew: Story = notice(officers.officerChangedNotice({ what: 'reset', ...officer }))
export const NoOfficerAnyMore: Story = { args: officers.officerEndedMail({ name, by: 'Ayesha Rahman' }), play: reads }
export const NewOfficer: Story = {
  args: officers.formerOfficerMail({ name, officer: 'Karim Uddin (karim@agency.example)', by: 'Ayesha Rahman' }),
  play: reads,
}
export const DailyDigest: Story = {
  args: notices.digestMail(
    [
      {
        title: 'An enquiry arrived',
        entries: ['ENQ-7K2M9P', 'ENQ-4TWX8C'].map(reference => ({
          text: `Enquiry ${reference} for Meghbridge Medical Service`,
          link: `https://agency.example/admin/enquiries/${reference}`,
        })),
        end: 'And 12 more, in the staff area.',
      },
      {
        title: 'Somebody waits for approval',
        entries: [{ text: `${name} asks to work at Meghbridge Overseas`, link: noticeLinks.link }],
      },
    ],
    noticeLinks,
  ),
  play: reads,
}

export const SignInLink: Story = { args: mails.linkMail({ link }), play: reads }
export const PasswordChanged: Story = {
  args: mails.passwordChangedMail({ name, link, providers: ['Google', 'X'] }),
  play: reads,
}
export const ProviderLinked: Story = { args: mails.providerLinkedMail({ name, provider: 'Google', link }), play: reads }
export const ProviderUnlinked: Story = {
  args: mails.providerUnlinkedMail({ name, provider: 'Google', link }),
  play: reads,
}
export const RoleChanged: Story = { args: mails.roleChangedMail({ name, role: 'Admin', link }), play: reads }
export const WebhookOff: Story = notice(notices.webhookOffNotice({ name: 'Job board' }))
export const WebhookAdded: Story = {
  args: mails.webhookMail({
    reader: 'Ayesha Rahman',
    by: name,
    action: 'webhook-added',
    name: 'Job board',
    host: 'jobs.example',
    links: ['https://agency.example/admin/webhooks', 'https://agency.example/admin/staff'],
  }),
  play: reads,
}
export const ConfirmAddress: Story = { args: mails.addressMail({ name, link }), play: reads }
export const AddressChanged: Story = {
  args: mails.addressChangedMail({ name, email: 'begum@agency.example' }),
  play: reads,
}
export const Enquiry: Story = {
  args: mails.enquiryMail({
    reference: 'ENQ-7K2QXD',
    lastName: 'Rahman',
    email: 'rahman@example.com',
    phone: null,
    companyName: 'Meghbridge Motors',
    message: 'We need six drivers.\nWhen can we talk?',
    link,
  }),
  play: reads,
}
/** Markup stays text, and long words and other scripts stay inside. */
export const Hard: Story = {
  args: mails.enquiryMail({
    reference: 'ENQ-7K2QXD',
    lastName: '<b>রহমান</b>',
    email: 'rahman@example.com',
    phone: null,
    companyName: 'Meghbridge Motors',
    message: `<script>alert(1)</script> ${'x'.repeat(200)} আমাদের ছয়জন চালক দরকার।`,
    link,
  }),
  play: async ({ args }) => {
    await expect(args.html).not.toMatch(/<script|<b>/)
    await expect(args.html).toContain('&#60;b&#62;রহমান')
  },
}
