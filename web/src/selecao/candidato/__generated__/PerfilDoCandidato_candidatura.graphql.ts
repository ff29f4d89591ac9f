/**
 * @generated SignedSource<<2ef1359b5961e2b3c8580be69cedb680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilDoCandidato_candidatura$data = {
  readonly candidato: {
    readonly perfil: {
      readonly interesses: ReadonlyArray<{
        readonly nome: string;
      }>;
      readonly sobre: string | null;
    } | null;
  } | null;
  readonly " $fragmentType": "PerfilDoCandidato_candidatura";
};
export type PerfilDoCandidato_candidatura$key = {
  readonly " $data"?: PerfilDoCandidato_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerfilDoCandidato_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerfilDoCandidato_candidatura",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Candidato",
        "kind": "LinkedField",
        "name": "candidato",
        "plural": false,
        "selections": [
          {
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

(node as any).hash = "74b861b6b57b4799633b3f5142ac4455";

export default node;
