/**
 * @generated SignedSource<<1e89a7a6eec018627903c48c23130697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Beneficio = "DESCONTO_MENSALIDADE" | "HORAS_COMPLEMENTARES" | "REMUNERACAO";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type ModoDeBusca = "NENHUM" | "NO_APARELHO" | "NO_QUADRO" | "RESUMO";
export type OrdemDeVagas = "PRAZO" | "RECENTES" | "RECOMENDADAS";
export type TipoDeBusca = "BUSCA" | "DEPARTAMENTO" | "DISCIPLINA" | "PROFESSOR";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type buscas_viewer$data = {
  readonly buscasSalvas: ReadonlyArray<{
    readonly alvo: string | null;
    readonly filtro: {
      readonly beneficios: ReadonlyArray<Beneficio>;
      readonly busca: string | null;
      readonly codigoDoDepartamento: string | null;
      readonly horasMinimas: number | null;
      readonly modalidades: ReadonlyArray<Modalidade>;
      readonly ordem: OrdemDeVagas | null;
      readonly outrosTipos: ReadonlyArray<string>;
      readonly tipos: ReadonlyArray<TipoDeVaga>;
    };
    readonly id: string;
    readonly modo: ModoDeBusca;
    readonly nome: string;
    readonly novas: number;
    readonly tipo: TipoDeBusca;
  }> | null;
  readonly " $fragmentType": "buscas_viewer";
};
export type buscas_viewer$key = {
  readonly " $data"?: buscas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"buscas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "buscas_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BuscaSalva",
        "kind": "LinkedField",
        "name": "buscasSalvas",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alvo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "novas",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FiltroSalvo",
            "kind": "LinkedField",
            "name": "filtro",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outrosTipos",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigoDoDepartamento",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "beneficios",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modalidades",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "horasMinimas",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "busca",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordem",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "065b623bc17ad0cf9439427297407473";

export default node;
