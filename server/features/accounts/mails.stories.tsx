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
import { inItsLanguage, Mail, story, link } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Accounts', component: Mail, parameters: inItsLanguage } satisfies Meta<
  typeof Mail
>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Salma Begum'
const officer = { name: `${name} (salma@agency.example)`, by: 'Ayesha Rahman' }

/** Who invites is in the subject, and it is said how long the link works. */
export const Invitation: Story = story(invitationMail({ by: 'Ayesha Rahman', link }))
/** Who decides, and that there is nothing to do, is said; it has no link. */
export const SignedUp: Story = story(signUpWaitsMail({ name }))
/** Logging in comes before a new password, and nothing sounds like a reproach. */
export const SignedUpAgain: Story = story(
  signUpKnownMail({
    name,
    login: 'https://agency.example/login',
    forgot: 'https://agency.example/forgot-password',
  }),
)
/** One link leads to the login, and nothing else is asked. */
export const Approved: Story = story(approvedMail({ name, link }))
/** What has changed is read before what to do if it was somebody else. */
export const FactorAdded: Story = story(factorMail({ name, change: 'app-added', link }))
/** It says that one is signed out everywhere, and what to set up again. */
export const FactorRemovedForYou: Story = story(factorMail({ name, change: 'removed-for-you', link }))
/** That nobody got in is read before what to do at once. */
export const WrongCodes: Story = story(wrongCodesMail({ name, link }))
/** Device, time and place are read before what to do, so that people recognise themselves. */
export const NewDevice: Story = story(
  newDeviceMail({
    name,
    device: 'Firefox on Windows',
    place: 'Bangladesh',
    when: '23 November 2026 at 14:05',
    link,
  }),
)
/** How long the link works is said, and that nothing changes for whoever ignores it. */
export const NewPassword: Story = story(resetMail({ link }))
/** Who asks is in the subject, and the link leads to the decision. */
export const Waiting: Story = noticeStory(waitingNotice({ name, email: 'salma@agency.example' }))
/** That there is no address is said in words; no empty brackets are left. */
export const WaitingWithoutAddress: Story = noticeStory(waitingNotice({ name, email: null }))
/** That the person reads nothing yet comes before the link to confirm. */
export const OfficerWaits: Story = noticeStory(officerWaitsNotice(officer))
/** Who reads complaints from now on and who let them in are both named. */
export const OfficerBegun: Story = noticeStory(officerChangedNotice({ what: 'begun', ...officer }))
/** Who is an officer no longer and who did it are both named. */
export const OfficerEnded: Story = noticeStory(officerChangedNotice({ what: 'ended', ...officer }))
/** What became of the account is said, and who can give it another role. */
export const OfficerRefused: Story = noticeStory(officerChangedNotice({ what: 'refused', ...officer }))
/** It asks to speak with the person, and does not accuse them. */
export const OfficerOpenedAnew: Story = noticeStory(officerChangedNotice({ what: 'reset', ...officer }))
/** Who did it is said plainly, and for how long news of officers still comes. */
export const NoOfficerAnyMore: Story = story(officerEndedMail({ name, by: 'Ayesha Rahman' }))
/** Why a former officer is told, and whom to speak with, comes after the news. */
export const NewOfficer: Story = story(
  formerOfficerMail({ name, officer: 'Karim Uddin (karim@agency.example)', by: 'Ayesha Rahman' }),
)
/** How long the link works is said, and that a button is pressed where it opens. */
export const SignInLink: Story = story(linkMail({ link }))
/** What else opens the account is named before the way to get it back. */
export const PasswordChanged: Story = story(passwordChangedMail({ name, link, providers: ['Google', 'X'] }))
/** It says that whoever has the other account can sign in. */
export const ProviderLinked: Story = story(providerLinkedMail({ name, provider: 'Google', link }))
/** The subject alone tells it from the mail about a link that was made. */
export const ProviderUnlinked: Story = story(providerUnlinkedMail({ name, provider: 'Google', link }))
/** The new role is named, and that one has to log in again. */
export const RoleChanged: Story = story(roleChangedMail({ name, role: 'Admin', link }))
/** It says for how long and in which browser the link works. */
export const ConfirmAddress: Story = story(addressMail({ name, link }))
/** The former address reads which one is new, and whom to reach at once. */
export const AddressChanged: Story = story(addressChangedMail({ name, email: 'begum@agency.example' }))
