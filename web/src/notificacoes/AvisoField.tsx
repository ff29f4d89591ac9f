import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Select } from '../ui/form/Select.tsx'
import type { AvisoField_aviso$data, AvisoField_aviso$key } from './__generated__/AvisoField_aviso.graphql.ts'
import * as styles from './AvisoField.css.ts'
import { useMudarAviso } from './useMudarAviso.ts'

type Tipo = AvisoField_aviso$data['tipo']
type Modo = AvisoField_aviso$data['modo']

const nomes: Record<Tipo, string> = {
  RECIBO: 'Recibo da candidatura, com o que você enviou',
  ETAPA: 'Etapa das suas candidaturas',
  ENTREVISTA: 'Suas entrevistas',
  COMUNICADO: 'Comunicados de oportunidades a que você se candidatou',
  MUDANCA: 'Mudanças nas oportunidades a que você se candidatou',
  FINALIZADA: 'Seleções finalizadas',
  MENSAGEM: 'Mensagens',
  NOVAS_VAGAS: 'Novas oportunidades para você',
  PRAZOS_DE_SALVAS: 'Prazos das suas salvas',
  CANDIDATURAS: 'Novas candidaturas',
  RETIRADAS: 'Candidaturas retiradas',
  MENSAGENS: 'Mensagens não lidas',
  ENTREVISTAS: 'Horários de entrevista escolhidos ou devolvidos',
  RESPOSTAS: 'Respostas prometidas para daqui a dois dias',
  CONVITE: 'Convites para cuidar de oportunidades',
}

const modos: Record<Modo, string> = {
  NA_HORA: 'Por e-mail, na hora',
  RESUMO: 'Por e-mail, no resumo das 18 h',
  NO_QUADRO: 'Só no site',
  NENHUM: 'Não avisar',
}

/** How the reader is told of one kind of event. A choice is saved at once. */
export const AvisoField = ({ avisoRef }: { avisoRef: AvisoField_aviso$key }) => {
  const aviso = useFragment<AvisoField_aviso$key>(
    graphql`
      fragment AvisoField_aviso on Aviso @throwOnFieldError {
        tipo
        modo
        modos
      }
    `,
    avisoRef,
  )
  const { tipo, modo } = aviso
  const [mudar, { desejado, isSaved, erro }] = useMudarAviso(tipo)
  return (
    <li className={styles.linha}>
      <Escolha nome={nomes[tipo]} modo={desejado ?? modo} oferecidos={aviso.modos} erro={erro} onChange={mudar} />
      {/* Always there, so that nothing moves and screen readers announce it. */}
      <div role="status" className={styles.salvo}>
        {isSaved ? 'Salvo' : null}
      </div>
    </li>
  )
}

type EscolhaProps = {
  nome: string
  modo: Modo
  oferecidos: readonly Modo[]
  erro: string | null
  onChange: (modo: Modo) => void
}

const Escolha = ({ nome, modo, oferecidos, erro, onChange }: EscolhaProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.nome}>
        {nome}
      </label>
      <div className={styles.modo}>
        <Select
          id={id}
          value={modo}
          aria-invalid={erro !== null}
          aria-describedby={erro === null ? undefined : `${id}-erro`}
          onChange={event => onChange(event.currentTarget.value as Modo)}
        >
          {oferecidos.map(value => (
            <option key={value} value={value}>
              {modos[value]}
            </option>
          ))}
        </Select>
      </div>
      {erro === null ? null : (
        <p id={`${id}-erro`} role="alert" className={styles.erro}>
          {erro}
        </p>
      )}
    </>
  )
}
