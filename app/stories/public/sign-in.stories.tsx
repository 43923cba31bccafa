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

export const Login: Story = { args: { path: '/login', responses: { 'accounts.me': null } }, globals: phone }
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
export const SignUp: Story = { args: { path: '/sign-up', responses: { 'accounts.me': null } }, globals: phone }
export const ForgotPassword: Story = {
  args: { path: '/forgot-password', responses: { 'accounts.me': null } },
  globals: phone,
}
export const ResetPassword: Story = {
  args: { path: '/reset-password?token=x', responses: { 'accounts.findReset': link } },
  globals: phone,
}
export const SignInLink: Story = {
  args: { path: '/sign-in-link?token=x', responses: { 'accounts.findLink': link } },
  globals: phone,
}
export const Invitation: Story = {
  args: { path: '/invitation?token=x', responses: { 'accounts.findInvitation': invitation } },
  globals: phone,
}
export const Waiting: Story = {
  args: { path: '/waiting', responses: { 'accounts.me': { ...recorded('accounts.me'), status: 'waiting' } } },
  globals: phone,
}
export const SecondFactor: Story = {
  args: {
    path: '/second-factor',
    responses: { 'accounts.pending': { name: link.name, secondFactor: ['app', 'passkey'] } },
  },
  globals: phone,
}
export const SecondFactorLate: Story = {
  args: { path: '/second-factor', responses: { 'accounts.pending': null } },
  globals: phone,
}
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
