/**
 * @generated SignedSource<<a46438633d23c95b75b5eba392372ae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type AvisosDoSistemaList_viewer$data = {
  readonly administracao: {
    readonly avisosDoSistema: ReadonlyArray<{
      readonly ate: string | null;
      readonly de: string | null;
      readonly id: string;
      readonly para: Papel | null;
      readonly texto: string;
      readonly " $fragmentSpreads": FragmentRefs<"AvisoDialog_aviso" | "RetirarAvisoDialog_aviso">;
    }>;
  };
  readonly " $fragmentType": "AvisosDoSistemaList_viewer";
};
export type AvisosDoSistemaList_viewer$key = {
  readonly " $data"?: AvisosDoSistemaList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvisosDoSistemaList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvisosDoSistemaList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Administracao",
      "kind": "LinkedField",
      "name": "administracao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AvisoDoSistema",
          "kind": "LinkedField",
          "name": "avisosDoSistema",
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
              "name": "texto",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "para",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ate",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AvisoDialog_aviso"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RetirarAvisoDialog_aviso"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f771d34443f937f3d546b4e7a3439fad";

export default node;
