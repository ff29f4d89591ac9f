/**
 * @generated SignedSource<<fa5e28885c449de475d4c4487f85cb55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilDoCandidato_edge$data = {
  readonly perfil: {
    readonly interesses: ReadonlyArray<{
      readonly nome: string;
    }>;
    readonly sobre: string | null;
  } | null;
  readonly " $fragmentType": "PerfilDoCandidato_edge";
};
export type PerfilDoCandidato_edge$key = {
  readonly " $data"?: PerfilDoCandidato_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerfilDoCandidato_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerfilDoCandidato_edge",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "perfil",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sobre",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};

(node as any).hash = "7e87739d6d4bdbbccaba82e96c68e2fe";

export default node;
