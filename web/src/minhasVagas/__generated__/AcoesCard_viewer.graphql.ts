/**
 * @generated SignedSource<<f13fb1eb7920602babe337ee5ba89b60>>
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

(node as any).hash = "1a6838560897f9b4bcf3c5a1d8890915";

export default node;
