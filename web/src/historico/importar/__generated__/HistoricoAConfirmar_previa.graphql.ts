/**
 * @generated SignedSource<<1f9937a30481f8c2869658f52cf30341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoricoAConfirmar_previa$data = {
  readonly disciplinas: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DisciplinasLidas_disciplinas">;
  }>;
  readonly linhasIlegiveis: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LinhasIlegiveis_linhas">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DisciplinasLidas_disciplinas"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinhasIlegiveis_linhas"
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

(node as any).hash = "4e4e20c84853db0766f32cec40ed433b";

export default node;
