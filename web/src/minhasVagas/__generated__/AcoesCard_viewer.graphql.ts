/**
 * @generated SignedSource<<52fd5420b9f0e6b955fc1e4bebf8c296>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcoesCard_viewer$data = {
  readonly candidaturasDaVaga: {
    readonly edges: ReadonlyArray<{
      readonly candidato: {
        readonly codigo: string;
        readonly nome: string | null;
      } | null;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "AcoesCard_viewer";
};
export type AcoesCard_viewer$key = {
  readonly " $data"?: AcoesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcoesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcoesCard_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "vaga",
            "variableName": "codigo"
          }
        ],
        "concreteType": "CandidatoConnection",
        "kind": "LinkedField",
        "name": "candidaturasDaVaga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidatoEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Pessoa",
                "kind": "LinkedField",
                "name": "candidato",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "codigo",
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

(node as any).hash = "7598b0675978506da20723daec5be7a2";

export default node;
