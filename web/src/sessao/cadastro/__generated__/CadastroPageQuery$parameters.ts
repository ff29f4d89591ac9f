/**
 * @generated SignedSource<<38d770feae6a00494f5e75da1d73c0f5>>
 * @relayHash 28d90fe60f9a2a10f747de2eb0aa2729
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b31e2e2dfc29d0d28d4e4890c01731a6dba32e77e2a074ff2185ea6db93f39f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CadastroPageQuery } from './CadastroPageQuery.graphql';

const node: PreloadableConcreteRequest<CadastroPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b31e2e2dfc29d0d28d4e4890c01731a6dba32e77e2a074ff2185ea6db93f39f2",
    "metadata": {},
    "name": "CadastroPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
