import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Sign in', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const link = {
  name: 'Karim Uddin',
  email: 'karim@meghbridge.example',
  endsPassword: false,
  passwordMinLength: 6,
  providers: [],
}
const invitation = { email: 'shirin@meghbridge.example', by: 'Ayesha Rahman', passwordMinLength: 6 }

/** Only the button of the password is marigold; other ways in come after it and are quieter. */
export const Login: Story = { args: { path: '/login', responses: { 'accounts.me': null } }, globals: phone }
/** That signing in was cancelled is said above the fields, and another way can be tried at once. */
export const LoginRefused: Story = {
  args: {
    path: '/login?problem=cancelled&provider=google',
    responses: {
      'accounts.me': null,
      'accounts.policy': { ...recorded('accounts.policy'), providers: [{ id: 'google', name: 'Google' }] },
    },
  },
  globals: phone,
}
/** It says that the account is for staff, and what a password needs before one is typed. */
export const SignUp: Story = { args: { path: '/sign-up', responses: { 'accounts.me': null } }, globals: phone }
/** How long the link works is said before it is sent, and what to do without e-mail. */
export const ForgotPassword: Story = {
  args: { path: '/forgot-password', responses: { 'accounts.me': null } },
  globals: phone,
}
/** Whose password is set, and that other devices are signed out, is read before the field. */
export const ResetPassword: Story = {
  args: { path: '/reset-password?token=x', responses: { 'accounts.findReset': link } },
  globals: phone,
}
/** Whose account opens is read before the one button is pressed. */
export const SignInLink: Story = {
  args: { path: '/sign-in-link?token=x', responses: { 'accounts.findLink': link } },
  globals: phone,
}
/** Who invites, and which address the account gets, is read before the fields. */
export const Invitation: Story = {
  args: { path: '/invitation?token=x', responses: { 'accounts.findInvitation': invitation } },
  globals: phone,
}
/** It says who has to act, and that nobody need sign up again. */
export const Waiting: Story = {
  args: { path: '/waiting', responses: { 'accounts.me': { ...recorded('accounts.me'), status: 'waiting' } } },
  globals: phone,
}
/** Passkey and code are both offered, and whoever has lost them reads whom to ask. */
export const SecondFactor: Story = {
  args: {
    path: '/second-factor',
    responses: { 'accounts.pending': { name: link.name, secondFactor: ['app', 'passkey'] } },
  },
  globals: phone,
}
/** Why nothing can be typed any more is said, and logging in again is the one button. */
export const SecondFactorLate: Story = {
  args: { path: '/second-factor', responses: { 'accounts.pending': null } },
  globals: phone,
}
/** App and passkey can both be chosen, and logging out stays possible. */
export const SetUpSecondFactor: Story = {
  args: {
    path: '/set-up-second-factor',
    responses: {
      'accounts.me': { ...recorded('accounts.me'), lacksSecondFactor: true },
      'accounts.own.profile': {
        ...recorded('accounts.own.profile'),
        factors: {
          isRequired: true,
          hasSecondFactor: false,
          appSince: null,
          passkeys: [],
          codesLeft: 0,
          devices: [],
        },
      },
    },
  },
  globals: phone,
}
