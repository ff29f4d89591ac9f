import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { changed } from '../relay/topics.ts'
import { useRetryWhenReady } from '../relay/useRetryWhenReady.ts'
import { listCopies, type OfflineCopy } from '../relay/offline/offlineStore.ts'
import { readSessao } from '../sessao/sessao.ts'
import { formatDay, formatTime } from '../ui/dates.ts'
import { dayOf } from '../ui/fuso.ts'
import { Button } from '../ui/form/Button.tsx'
import { AbovePage } from '../ui/layout/AbovePage.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import * as styles from './OfflineCopies.css.ts'

/** As '10:32'; of another day than today as '09 de março, 10:32'. */
function formatSavedAt(savedAt: number, now: number = Date.now()): string {
  const iso = new Date(savedAt).toISOString()
  const isToday = dayOf(new Date(savedAt)) === dayOf(new Date(now))
  return isToday ? formatTime(iso) : `${formatDay(iso)}, ${formatTime(iso)}`
}

/** Says that the page shows a copy saved at `savedAt`, and refetches the page once there is a connection. */
export const OfflineCopyNotice = ({ savedAt }: { savedAt: number }) => {
  const environment = useRelayEnvironment()
  const { revalidate, state } = useRevalidator()
  const retry = () => {
    // Without it, the copy counts as fresh data.
    changed(environment, 'conexao')
    void revalidate()
  }
  const handleOnline = useEffectEvent(retry)
  useEffect(() => onOnline(() => handleOnline()), [])
  // The server may have been down, not the connection.
  useRetryWhenReady(state === 'idle' ? 'OFFLINE' : null, retry)
  return (
    <AbovePage>
      <Notice
        tone="warning"
        live
        actions={
          <Button look="secondary" shape="compact" busy={state !== 'idle'} busyText="Tentando..." onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        {`Sem conexão: o que você vê é de ${formatSavedAt(savedAt)}.`}
      </Notice>
    </AbovePage>
  )
}

/** Links to the saved copies, for a page that did not load. Calls back once there is a connection. */
export const OfflineCopies = ({ onOnline: handleOnline }: { onOnline: () => void }) => {
  const [copies, setCopies] = useState<OfflineCopy[]>([])
  const handle = useEffectEvent(handleOnline)
  useEffect(() => onOnline(() => handle()), [])
  useEffect(() => {
    const token = readSessao()?.token
    if (token) listCopies(token).then(setCopies, () => undefined)
  }, [])
  if (copies.length === 0) return null
  return (
    <Stack gap="small">
      <p>Enquanto isso, você pode reler o que abriu neste navegador:</p>
      <ul className={styles.list}>
        {copies.map(({ address, title, savedAt }, index) => (
          <li key={address}>
            <TextLink to={address} alone>
              {toLabel(title, countOf(title, copies.slice(0, index)))}
            </TextLink>
            {` (${formatSavedAt(savedAt)})`}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const countOf = (title: string, copies: readonly OfflineCopy[]) => copies.filter(copy => copy.title === title).length

/** Two vagas may have the same title, but no two links. */
const toLabel = (title: string, before: number) => (before > 0 ? `${title} (${before + 1})` : title)

function onOnline(callback: () => void): () => void {
  window.addEventListener('online', callback)
  return () => window.removeEventListener('online', callback)
}
