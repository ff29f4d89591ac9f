/**
 * @generated SignedSource<<b188f760e57f70057771e717cfe54b0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TambemResponde_vaga$data = {
  readonly gestores: ReadonlyArray<{
    readonly aceitoEm: string | null;
    readonly id: string;
    readonly pessoa: {
      readonly codigo: string;
      readonly nome: string | null;
    } | null;
    readonly visivel: boolean;
  }> | null;
  readonly " $fragmentType": "TambemResponde_vaga";
};
export type TambemResponde_vaga$key = {
  readonly " $data"?: TambemResponde_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"TambemResponde_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TambemResponde_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Gestor",
      "kind": "LinkedField",
      "name": "gestores",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visivel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aceitoEm",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "5f887737764dd724815e73027eb365e2";

export default node;
