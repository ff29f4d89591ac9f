import { graphql, useFragment } from 'react-relay'
import { formatGrau } from '../../historico/grau.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type {
  HistoricoEscolar_candidatura$data,
  HistoricoEscolar_candidatura$key,
} from './__generated__/HistoricoEscolar_candidatura.graphql.ts'
import * as styles from './HistoricoEscolar.css.ts'

type Props = { candidaturaRef: HistoricoEscolar_candidatura$key; nome: string }

/** The summary of the historico while the student consents; nothing on an upstream without that consent. */
export const HistoricoEscolar = ({ candidaturaRef, nome }: Props) => {
  const { compartilhaHistorico, historicoEscolar } = useFragment(
    graphql`
      fragment HistoricoEscolar_candidatura on Candidatura {
        compartilhaHistorico @catch(to: NULL)
        historicoEscolar @catch(to: NULL) {
          cr
          periodos
          creditos
          creditosComplementares
          naoReconhecidas
          disciplinas {
            codigoDaDisciplina
            nome
          }
        }
      }
    `,
    candidaturaRef,
  )
  if (compartilhaHistorico == null) return null
  return (
    <Card as="section" padding="compact" labelledBy="historico-escolar">
      <Heading level={2} look="card" id="historico-escolar">
        Histórico escolar
      </Heading>
      {historicoEscolar ? (
        <Resumo {...historicoEscolar} />
      ) : (
        <Text color="muted">
          {compartilhaHistorico
            ? `${nome} compartilha o histórico, mas ainda não o importou.`
            : `${nome} não compartilha o histórico com esta candidatura.`}
        </Text>
      )}
    </Card>
  )
}

type Dados = NonNullable<HistoricoEscolar_candidatura$data['historicoEscolar']>

const Resumo = ({ cr, periodos, creditos, creditosComplementares, naoReconhecidas, disciplinas }: Dados) => (
  <>
    <Text size="small" color="muted">
      Compartilhado por quem se candidatou, que pode deixar de compartilhar a qualquer momento.
    </Text>
    <dl className={styles.numeros}>
      <Numero nome="CR" valor={cr === null ? '—' : formatGrau(cr)} />
      <Numero nome="Períodos cursados" valor={String(periodos)} />
      <Numero nome="Créditos concluídos" valor={String(creditos)} />
      <Numero nome="Créditos complementares" valor={String(creditosComplementares)} />
      {naoReconhecidas > 0 ? <Numero nome="Situações não reconhecidas" valor={String(naoReconhecidas)} /> : null}
    </dl>
    <details>
      <summary className={styles.abrir}>{`Disciplinas concluídas (${disciplinas.length})`}</summary>
      <ul className={styles.disciplinas}>
        {disciplinas.map(({ codigoDaDisciplina, nome }) => (
          <Text as="li" size="small" key={codigoDaDisciplina}>
            {`${codigoDaDisciplina} ${nome}`}
          </Text>
        ))}
      </ul>
    </details>
  </>
)

const Numero = ({ nome, valor }: { nome: string; valor: string }) => (
  <div className={styles.numero}>
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd" weight="strong" numeric>
      {valor}
    </Text>
  </div>
)
