/**
 * @generated SignedSource<<37491ef754615615ae276e4e799cf564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type Perfil_usuario$data = {
  readonly codigo: string;
  readonly nome: string;
  readonly papel: Papel;
  readonly " $fragmentSpreads": FragmentRefs<"EditarPerfil_usuario" | "PerfilHeader_usuario" | "PerfilTabs_usuario">;
  readonly " $fragmentType": "Perfil_usuario";
};
export type Perfil_usuario$key = {
  readonly " $data"?: Perfil_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"Perfil_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Perfil_usuario",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilHeader_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditarPerfil_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilTabs_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "427f73a83bdb835256883f47afcbfaa8";

export default node;
