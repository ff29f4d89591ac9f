/**
 * @generated SignedSource<<00acfd901261cd5d291ee1b12c6ae5ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bloqueados_viewer$data = {
  readonly bloqueios: ReadonlyArray<{
    readonly desde: string | null;
    readonly pessoa: {
      readonly codigo: string;
      readonly nome: string | null;
    };
  }> | null;
  readonly " $fragmentType": "Bloqueados_viewer";
};
export type Bloqueados_viewer$key = {
  readonly " $data"?: Bloqueados_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bloqueados_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bloqueados_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bloqueio",
      "kind": "LinkedField",
      "name": "bloqueios",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pessoa",
          "kind": "LinkedField",
          "name": "pessoa",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "desde",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fef02d61edec6e240a53470b1ca76724";

export default node;
