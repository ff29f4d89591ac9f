/**
 * @generated SignedSource<<8cb50bb36bc273600d48025dd3e7bc4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoricoEscolar_candidatura$data = {
  readonly compartilhaHistorico: boolean | null;
  readonly historicoEscolar: {
    readonly cr: number | null;
    readonly creditos: number;
    readonly creditosComplementares: number;
    readonly disciplinas: ReadonlyArray<{
      readonly codigoDaDisciplina: string;
      readonly nome: string;
    }>;
    readonly naoReconhecidas: number;
    readonly periodos: number;
  } | null;
  readonly " $fragmentType": "HistoricoEscolar_candidatura";
};
export type HistoricoEscolar_candidatura$key = {
  readonly " $data"?: HistoricoEscolar_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoricoEscolar_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoricoEscolar_candidatura",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "compartilhaHistorico",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HistoricoEscolar",
        "kind": "LinkedField",
        "name": "historicoEscolar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cr",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "periodos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creditosComplementares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "naoReconhecidas",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DisciplinaConcluida",
            "kind": "LinkedField",
            "name": "disciplinas",
            "plural": true,
            "selections": [
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
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "462665373cbc3fcf8e5f788babbc2715";

export default node;
