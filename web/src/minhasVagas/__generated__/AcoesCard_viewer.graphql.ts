/**
 * @generated SignedSource<<68568c2528bc6b685a7cd70c738300ce>>
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
      readonly node: {
        readonly candidato: {
          readonly codigo: string;
          readonly nome: string | null;
        } | null;
      };
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
            "name": "codigo",
            "variableName": "codigo"
          }
        ],
        "concreteType": "CandidaturaConnection",
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
            "concreteType": "CandidaturaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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

(node as any).hash = "fe4ae6b96f9986d6199f1ebcc875cc54";

export default node;
