/**
 * @generated SignedSource<<d009eaa12b49ae39e80639d95b40d190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Convites_viewer$data = {
  readonly convites: ReadonlyArray<{
    readonly codigo: string;
    readonly convidadoPor: {
      readonly nome: string | null;
    } | null;
    readonly titulo: string | null;
    readonly vaga: string;
    readonly visivel: boolean;
  }> | null;
  readonly " $fragmentType": "Convites_viewer";
};
export type Convites_viewer$key = {
  readonly " $data"?: Convites_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Convites_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Convites_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Convite",
        "kind": "LinkedField",
        "name": "convites",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vaga",
            "storageKey": null
          },
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
            "name": "titulo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "convidadoPor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visivel",
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

(node as any).hash = "02eb9eba1bcd8d47817fcaf2dceff897";

export default node;
