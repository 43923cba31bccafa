import '@agency/ui/styles.css'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(
  <>
    <h1>Of the application</h1>
    <p>
      Its text, and <a href="#link">its link</a>.
    </p>
    <Alert title="Of the kit" variant="warning">
      <ul>
        <li>One</li>
      </ul>
    </Alert>
    <Dialog title="Your name" labels={{ close: 'Close' }} trigger={<Button>Open</Button>}>
      <TextField label="Name" name="name" />
    </Dialog>
  </>,
)
