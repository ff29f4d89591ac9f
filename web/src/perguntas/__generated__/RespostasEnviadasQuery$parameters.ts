/**
 * @generated SignedSource<<73cea2e0dfbf783c9d6beaa3e7e3c4e4>>
 * @relayHash 9acd5afad0214a0795243384ae8fe057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b29341e7f158437f16248fee670bb5b56eba0750469343b9bce29b73ddd2c97b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RespostasEnviadasQuery } from './RespostasEnviadasQuery.graphql';

const node: PreloadableConcreteRequest<RespostasEnviadasQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b29341e7f158437f16248fee670bb5b56eba0750469343b9bce29b73ddd2c97b",
    "metadata": {},
    "name": "RespostasEnviadasQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
