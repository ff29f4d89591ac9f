import type { ComponentType } from 'react'
import type { PageRoute } from '../relay/pageRoute.ts'
import type { HeaderProps } from './header/Header.tsx'

/** Pages with a frame of their own, whose code loads with the documents of these pages alone. */
export type Area = { pages: readonly PageRoute[]; Header: ComponentType<HeaderProps> }
