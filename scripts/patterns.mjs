// Records what the stories' screens show, where something has changed of what that is made of.
import { recordPatterns } from './setup.mjs'

recordPatterns()
