import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  formerOfficerMail,
  officerChangedNotice,
  officerEndedMail,
  officerWaitsNotice,
} from '#server/features/accounts/officer-mails.ts'
import {
  addressChangedMail,
  addressMail,
  approvedMail,
  factorMail,
  invitationMail,
  linkMail,
  newDeviceMail,
  passwordChangedMail,
  providerLinkedMail,
  providerUnlinkedMail,
  resetMail,
  roleChangedMail,
  signUpKnownMail,
  signUpWaitsMail,
  waitingNotice,
  wrongCodesMail,
} from '#server/features/accounts/mails.ts'
import { Mail, story, link } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Accounts', component: Mail } satisfies Meta<typeof Mail>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Salma Begum'
const officer = { name: `${name} (salma@agency.example)`, by: 'Ayesha Rahman' }

export const Invitation: Story = story(invitationMail({ by: 'Ayesha Rahman', link }))
export const SignedUp: Story = story(signUpWaitsMail({ name }))
export const SignedUpAgain: Story = story(
  signUpKnownMail({
    name,
    login: 'https://agency.example/login',
    forgot: 'https://agency.example/forgot-password',
  }),
)
export const Approved: Story = story(approvedMail({ name, link }))
export const FactorAdded: Story = story(factorMail({ name, change: 'app-added', link }))
export const FactorRemovedForYou: Story = story(factorMail({ name, change: 'removed-for-you', link }))
export const WrongCodes: Story = story(wrongCodesMail({ name, link }))
export const NewDevice: Story = story(
  newDeviceMail({
    name,
    device: 'Firefox on Windows',
    place: 'Bangladesh',
    when: '23 November 2026 at 14:05',
    link,
  }),
)
export const NewPassword: Story = story(resetMail({ link }))
export const Waiting: Story = noticeStory(waitingNotice({ name, email: 'salma@agency.example' }))
export const WaitingWithoutAddress: Story = noticeStory(waitingNotice({ name, email: null }))
export const OfficerWaits: Story = noticeStory(officerWaitsNotice(officer))
export const OfficerBegun: Story = noticeStory(officerChangedNotice({ what: 'begun', ...officer }))
export const OfficerEnded: Story = noticeStory(officerChangedNotice({ what: 'ended', ...officer }))
export const OfficerRefused: Story = noticeStory(officerChangedNotice({ what: 'refused', ...officer }))
export const OfficerOpenedAnew: Story = noticeStory(officerChangedNotice({ what: 'reset', ...officer }))
export const NoOfficerAnyMore: Story = story(officerEndedMail({ name, by: 'Ayesha Rahman' }))
export const NewOfficer: Story = story(
  formerOfficerMail({ name, officer: 'Karim Uddin (karim@agency.example)', by: 'Ayesha Rahman' }),
)
export const SignInLink: Story = story(linkMail({ link }))
export const PasswordChanged: Story = story(passwordChangedMail({ name, link, providers: ['Google', 'X'] }))
export const ProviderLinked: Story = story(providerLinkedMail({ name, provider: 'Google', link }))
export const ProviderUnlinked: Story = story(providerUnlinkedMail({ name, provider: 'Google', link }))
export const RoleChanged: Story = story(roleChangedMail({ name, role: 'Admin', link }))
export const ConfirmAddress: Story = story(addressMail({ name, link }))
export const AddressChanged: Story = story(addressChangedMail({ name, email: 'begum@agency.example' }))
