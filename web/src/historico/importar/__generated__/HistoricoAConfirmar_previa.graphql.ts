/**
 * @generated SignedSource<<149d785b216cd18ba383d6e17e8e3a13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClassificacaoDaDisciplina = "CONCLUIDA" | "NAO_CONCLUIDA" | "NAO_RECONHECIDA";
import type { FragmentRefs } from "relay-runtime";
export type HistoricoAConfirmar_previa$data = {
  readonly disciplinas: ReadonlyArray<{
    readonly classificacao: ClassificacaoDaDisciplina;
    readonly codigoDaDisciplina: string;
    readonly creditos: number | null;
    readonly grau: number | null;
    readonly nome: string;
    readonly periodo: string;
    readonly situacaoOriginal: string | null;
  }>;
  readonly linhasIlegiveis: ReadonlyArray<{
    readonly motivo: string;
    readonly pagina: number;
    readonly texto: string;
  }>;
  readonly situacoesNaoReconhecidas: ReadonlyArray<string>;
  readonly totalDeLinhasIlegiveis: number;
  readonly viewer: {
    readonly historico: {
      readonly totalDeCreditos: number;
      readonly totalDeDisciplinas: number;
    } | null;
  };
  readonly " $fragmentType": "HistoricoAConfirmar_previa";
};
export type HistoricoAConfirmar_previa$key = {
  readonly " $data"?: HistoricoAConfirmar_previa$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoAConfirmar_previa">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoricoAConfirmar_previa",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DisciplinaLida",
      "kind": "LinkedField",
      "name": "disciplinas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigoDaDisciplina",
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
          "name": "grau",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "situacaoOriginal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classificacao",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditos",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinhaIlegivel",
      "kind": "LinkedField",
      "name": "linhasIlegiveis",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pagina",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDeLinhasIlegiveis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacoesNaoReconhecidas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Historico",
            "kind": "LinkedField",
            "name": "historico",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDeDisciplinas",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDeCreditos",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HistoricoAConfirmar",
  "abstractKey": null
};

(node as any).hash = "266629270b5c6fdfd9151e332dd39e3a";

export default node;
