/**
 * @generated SignedSource<<a1001b82256bd77e80bfbf8ee3524082>>
 * @relayHash 74b0768a53d539d17197525cc4d250f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 358c0aa14c960036d408afc99ec236d07f387dbad6181d659c2714e556eda82a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstituicaoPageQuery } from './InstituicaoPageQuery.graphql';

const node: PreloadableConcreteRequest<InstituicaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "358c0aa14c960036d408afc99ec236d07f387dbad6181d659c2714e556eda82a",
    "metadata": {},
    "name": "InstituicaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
