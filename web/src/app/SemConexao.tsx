import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { avisarMudanca } from '../relay/mudancas.ts'
import { type Lida, lidasDe } from '../relay/leituras.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import * as styles from './SemConexao.css.ts'

const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' })

/** As '10:32'; of another day than today as '09/03, 10:32'. */
function formatLeitura(em: number, now: number = Date.now()): string {
  const isToday = new Date(em).toDateString() === new Date(now).toDateString()
  return isToday ? hour.format(em) : `${day.format(em)}, ${hour.format(em)}`
}

/** Says of a page that it is as it was read at `em`, and asks for it again once there is a connection. */
export const AvisoDeLeitura = ({ em }: { em: number }) => {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const reler = () => {
    // What came from the storage counts as fresh otherwise.
    avisarMudanca(pathname)
    void revalidate()
  }
  const handleConexao = useEffectEvent(reler)
  useEffect(() => onConexao(() => handleConexao()), [])
  return (
    <div className={styles.place}>
      <Notice
        tone="warning"
        live
        actions={
          <Button look="secondary" shape="compact" busy={state !== 'idle'} busyText="Tentando..." onClick={reler}>
            Tentar novamente
          </Button>
        }
      >
        Sem conexão: o que você vê é de {formatLeitura(em)}.
      </Notice>
    </div>
  )
}

/** What can still be read where a page did not load; calls back once there is a connection. */
export const LeiturasPossiveis = ({ onConexao: handleConexao }: { onConexao: () => void }) => {
  const [lidas, setLidas] = useState<Lida[]>([])
  const handle = useEffectEvent(handleConexao)
  useEffect(() => onConexao(() => handle()), [])
  useEffect(() => {
    const token = lerSessao()?.token
    if (token) lidasDe(token).then(setLidas, () => undefined)
  }, [])
  if (lidas.length === 0) return null
  return (
    <Stack gap="small">
      <p>Enquanto isso, você pode reler o que abriu neste navegador:</p>
      <ul className={styles.list}>
        {lidas.map(({ endereco, titulo, em }) => (
          <li key={endereco}>
            <TextLink to={endereco} alone>
              {titulo}
            </TextLink>{' '}
            ({formatLeitura(em)})
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function onConexao(callback: () => void): () => void {
  window.addEventListener('online', callback)
  return () => window.removeEventListener('online', callback)
}
